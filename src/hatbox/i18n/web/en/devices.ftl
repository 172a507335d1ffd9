# Where one is signed in, and the face the others see.
devices-title = Signed in on
devices-about = Sign out a device you’ve lost or no longer use.
devices-unknown = Unknown device
devices-current = This device
devices-seen = { $days ->
    [0] Last used today
    [1] Last used yesterday
   *[other] Last used on { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
}
devices-end = Sign out
devices-end-named = Sign out { $name }
devices-ended-one = { $name } is signed out.
face-title = Your face
face-number = Face { $number }
