"""Partner talk (H8): what may be said, what may not, and what is tried."""

from __future__ import annotations

import doctest
import random
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from types import FrameType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

from hatbox.games.hats import chat_filter as talk
from hatbox.games.hats import lexicon
from hatbox.games.hats.chat_filter import gives_away

HARMLESS = {
    "en": """
        good luck
        your turn, partner
        one moment please
        I'd rather wait for that one
        well played, everyone!
        hold on a second
        who goes first?
        don't take the cookie yet
        I'm tired and a bit bored
        agreed, let's do that
        have you read the rules?
        someone should stop them
        are we done?
        my network is slow
        that happens often
        trust me on this
        can you help me with the exchange?
        they're ahead of us
        give me something better
        I can't use what you gave me
        make a black hat, it's safer
        it weighs nothing, ignore the weight
        rotten luck again :D
        there are sixty ways to lose this
        I'm 100% with you
        hmm, let me think about it...
        which one do you want to keep?
        due to the lag I missed that
        the highest wins, the lowest waits
        I'll tell you once more: wait!
        plant a tree, win a tenner
        none of them can stop us now
        who'd've thought, y'all
        sorry, my cat's on the keyboard
        what a great game!!!!
    """,
    "it": """
        buona fortuna a tutti
        tocca a te
        un momento, per favore
        sei pronto?
        sei un genio!
        secondo me conviene aspettare
        prima pensa, poi gioca
        dammi una mano
        non ho niente di buono
        bella mossa, complimenti
        c'è ancora tempo
        d'accordo, facciamo così
        vi aspetto qui
        chi comincia?
        tieni il biscotto
        non ti preoccupare
        sei sicuro di voler cambiare?
        siamo in vantaggio
        loro stanno vincendo
        fidati di me
        scambiamo una carta?
        gioca un cappello nero
        aspetta un attimo
        se i nostri avversari dormono, meglio
        che peccato!
        ognuno per sé
        l'ho già detto
        la mia mano è pessima
        nessuno mi ascolta
        ci vediamo dopo
        t'ho capito
        ho sete, arrivo subito
        no, non n'era convinto
    """,
    "de": """
        viel Glück
        du bist dran
        einen Moment bitte
        ich weiß nicht
        wer weiß das schon
        weißt du, was du willst?
        gut gespielt
        sei bitte vorsichtig
        es sei denn, sie schlafen
        ich hatte es anders gedacht
        seit wann spielst du?
        gib mir bitte etwas Besseres
        eine gute Idee
        wie geht's euch?
        das war ein schöner Zug
        der erste Spieler fängt an
        nimm lieber den Keks
        wir liegen vorne
        die anderen holen auf
        vertrau mir
        leg doch einen schwarzen Hut
        mach z.B. einen Tausch
        pass auf, gib acht!
        das ist mir zu riskant
        keine Ahnung, was sie vorhaben
        noch eine Runde danach?
        ich bin gleich wieder da
        das tut mir leid
        schade, knapp daneben
        der Rest ist mir egal
        deine Strategie gefällt mir
        was weiß ich, frag nicht mich
        meine Leitung ist heute langsam
    """,
    "es": """
        buena suerte
        te toca a ti
        un momento, por favor
        espera un segundo
        primero piensa, luego juega
        cada uno a lo suyo
        alguno tiene que ganar
        no tengo nada bueno
        qué buena jugada
        dame una mano
        vamos ganando
        ellos van por delante
        confía en mí
        no te lleves la galleta todavía
        ¿quién empieza?
        me parece bien
        no vi lo que hiciste
        lo siento, se me fue el dedo
        juega un sombrero negro
        todavía queda tiempo
        esto es tan difícil
        a ver de qué se trata
        ¿cambiamos una carta?
        qué pena, casi
        otra vez será
        nos vemos luego
        estoy cansado, perdona
        ¡vaya partida!
        guarda la mejor para el final
        no entiendo nada
        somos un gran equipo
        seguro que sí
        ten cuidado con ellos
    """,
    "fr": """
        bonne chance
        à toi de jouer
        un moment, s'il te plaît
        une seconde, j'arrive
        d'accord, on fait comme ça
        c'est bon pour moi
        t'as raison
        j'ai rien compris
        très bien joué
        tres bien, merci
        t'en fais pas
        y a-t-il encore du temps ?
        qui commence en premier ?
        l'un de nous doit y aller
        on est devant
        ils sont en train de gagner
        fais-moi confiance
        je n'ai rien de bon
        quoi de neuf ?
        garde le biscuit
        joue un chapeau noir
        va-t'en de là !
        quelle belle partie
        dommage, c'était presque ça
        on échange une carte ?
        attends un peu
        j'y vais
        qu'est-ce que tu veux ?
        je te tourne le dos, désolé
        pas de souci
        j'te fais confiance, t'inquiète
        il s'est trompé
        je suis fatigué, pardon
        s'ils dorment, tant mieux
    """,
    "ru": """
        удачи всем
        твой ход
        один момент, пожалуйста
        одну минуту
        кто ходит первым?
        я с тобой
        в чём дело?
        к сожалению, не могу
        ого, вот это ход!
        он берёт карту
        кто берет карту?
        вы берёте печенье?
        во-первых, не спеши
        во-вторых, подумай
        мы впереди
        они нас догоняют
        доверься мне
        у меня ничего хорошего
        давай поменяемся
        сыграй чёрную шляпу
        подожди секунду
        отличная игра
        ничего страшного
        жаль, чуть-чуть не хватило
        я не понял, о чём ты
        алло, ты тут?
        передай мне что-нибудь получше
        моя семья зовёт ужинать
        скоро вернусь
        с кем ты споришь?
        и я так думаю
        т.е. ты согласен? и т.д.
        я в discord
        спасибо за помощь
    """,
    "he": """
        בהצלחה לכולם
        תורך עכשיו
        רגע אחד בבקשה
        רק שנייה
        אף אחד לא שם לב
        כל אחד לעצמו
        מי ראשון?
        אני לא יודע מה לעשות
        מהלך יפה מאוד
        אנחנו מובילים
        הם משיגים אותנו
        תסמוך עליי
        אין לי שום דבר טוב
        בוא נחליף קלף
        תשמור על העוגייה
        מצד שני, אולי כדאי לחכות
        תשחק כובע שחור
        אני עייף היום
        ששש, תן לחשוב
        סליחה, לא התכוונתי
        משחק מצוין
        לא נורא
        חבל, כמעט הצלחנו
        תן לי משהו יותר טוב
        שנינו יודעים מה לעשות
        ברוך ה' ניצחנו
        איזה כיף
        מה אתה רוצה שאעשה?
        יש סיכוי קלוש שנפסיד
        תודה רבה, שותף
        כבר חוזר
        צריך לבנות אוסף מגוון
        הכול בסדר
    """,
}

CAUGHT = {
    "en": """
        type: give me your beret
        type: I have too many cloches
        type: the Deerstalker is mine
        type: keep the deer stalker
        type: fezzes please
        type: a kepi would help
        type: SOMBRERO!
        type: tricorn or tricorne
        type: the sherlock hat
        type: my S
        type: B and C
        colour: the red card
        colour: something bluish
        colour: not the yellows
        colour: grey or gray
        colour: play purple
        colour: dark green
        colour: the pinkish hat
        colour: orange, please
        colour: the redhat
        number: two of them
        number: I need threes
        number: the fourth
        number: a five
        number: six
        number: that's number one
        number: it is a one
        number: the third and the fifth
        number: 4
        number: the 6th
    """,
    "it": """
        type: ho un basco
        type: i baschi sono miei
        type: dammi la cloche
        type: il cappello da cacciatore
        type: un fez per te
        type: vuoi il kepì?
        type: il chepì
        type: un sombrero
        type: i tricorni
        colour: quella rossa
        colour: il cappello rosso
        colour: le carte verdi
        colour: un po' di blu
        colour: l'azzurro
        colour: gialle
        colour: nero o bianco
        colour: la viola
        colour: l'arancione
        colour: grigio
        colour: marroni
        number: ne ho due
        number: il tre
        number: quattro!
        number: l'otto
        number: cinque o sette
        number: ho un sei
        number: il mio sei
        number: la terza carta
        number: la quinta
        number: il numero uno
    """,
    "de": """
        type: die Baskenmütze
        type: Baskenmützen
        type: mein Barett
        type: der Glockenhut
        type: die Jagdmütze
        type: ein Fes
        type: Fezkarte
        type: das Käppi
        type: Kaeppi
        type: der Dreispitz
        type: Sombrerohut
        colour: die rote Karte
        colour: den blauen
        colour: grüne
        colour: gruene
        colour: gelb
        colour: ein weißer
        colour: weiß
        colour: dunkelrot
        colour: etwas Graues
        colour: türkis
        colour: violett
        number: eins
        number: zwei Stück
        number: meine Drei
        number: die Vierer
        number: fünf
        number: fuenf
        number: die Sechs
        number: der dritte
        number: das fünfte
    """,
    "es": """
        type: la boina
        type: mis boinas
        type: la gorra de cazador
        type: un fez
        type: el quepis
        type: el sombrero
        type: el charro
        type: el tricornio
        type: una cloche
        colour: la roja
        colour: los rojos
        colour: azules
        colour: el verde
        colour: amarillo
        colour: la morada
        colour: la negra
        colour: blanca
        colour: gris
        colour: naranja
        colour: rosado
        number: dos cartas
        number: tengo tres
        number: el cuatro
        number: cinco
        number: un seis
        number: la tercera
        number: el quinto
        number: sexta
        number: el uno
        number: el número uno
    """,
    "fr": """
        type: le béret
        type: mes berets
        type: la cloche
        type: la casquette de chasse
        type: un fez
        type: le képi
        type: les képis
        type: le sombrero
        type: un tricorne
        colour: la rouge
        colour: les bleues
        colour: le vert
        colour: jaune
        colour: la blanche
        colour: noires
        colour: gris
        colour: la violette
        colour: marron
        colour: rose
        number: j'en ai deux
        number: trois
        number: le quatre
        number: cinq
        number: un six
        number: la deuxième
        number: le troisième
        number: sixième
        number: le numéro un
        number: le un
        number: sept
    """,
    "ru": """
        type: мой берет
        type: береты
        type: беретку хочешь?
        type: клош
        type: охотничья шляпа
        type: дай феску
        type: фески
        type: кепи
        type: сомбреро
        type: треуголка
        type: треуголку
        colour: красная
        colour: красного не надо
        colour: синюю
        colour: голубой
        colour: зелёный
        colour: зеленую
        colour: жёлтые
        colour: чёрную карту
        colour: белой
        colour: фиолетовый
        colour: krasnyj
        number: два
        number: двойка
        number: трёх
        number: четыре
        number: пятёрка
        number: пяти
        number: шестую
        number: третья
        number: единица
        number: shest
    """,
    "he": """
        type: יש לי ברט
        type: הכומתה שלי
        type: כובע ציידים
        type: שרלוק
        type: תרבוש
        type: והתרבוש
        type: סומבררו
        type: קפי
        type: טריקורן
        type: כובע פעמון
        type: הכובע המשולש
        colour: האדום
        colour: אָדֹם או אָדוֹם
        colour: כחולה
        colour: בירוק
        colour: צהובים
        colour: לשחור
        colour: הלבן
        colour: אפור
        colour: סגול
        colour: וכתום
        colour: ורוד
        number: שתיים
        number: שלוש
        number: הארבע
        number: אַרְבַּע
        number: חמישה
        number: בשש
        number: שהחמש
        number: שלישי
        number: רביעית
        number: מספר אחת
    """,
}

TRICKS = """
    colour: r e d
    colour: r  -  e  -  d
    colour: r.e.d
    colour: r'e'd
    colour: rr ee dd
    colour: re d
    number: fo u r
    colour: so r e d ok
    type: f.e.z
    type: b-e-r-e-t
    type: be-ret
    type: som_brero
    type: k/e/p/i
    colour: с и н и й
    colour: א ד ו ם
    colour: reeeed
    colour: rreedd
    colour: bluee
    colour: rosssso
    colour: r3d
    colour: bl@ck
    colour: wh!te!!
    number: f0ur
    type: b3ret
    type: $ombrero
    colour: rеd
    colour: кpacный
    type: kері
    type: ƒεζ
    type: ᴋᴇᴘɪ
    colour: ｒｅｄ
    colour: 𝐫𝐞𝐝
    colour: 𝓫𝓵𝓾𝓮
    colour: ⓡⓔⓓ
    colour: 🅡🅔🅓
    colour: 🇷🇪🇩
    colour: r̶e̶d̶
    colour: ŕéđ
    colour: GrÜn
    type: B4
    type: b 4
    type: 4B
    type: Ｂ４
    type: 🅱
    type: SSSS
    type: my С
    type: the B's
    number: 4
    number: ４
    number: ⁴
    number: ④
    number: ❹
    number: 𝟜
    number: ٤
    number: ४
    number: 4️⃣
    number: ½
    number: II
    number: iii
    number: IV
    number: Ⅵ
    number: play V
    number: a VI
    number: ⚃
    number: 🔟
    colour: 🔴
    colour: 🟦?
    colour: ❤️
    type: 🎩
    type: 👒 please
    colour: dammi la rouge
    number: ich habe cuatro
    number: I have четыре
    type: la mia Baskenmütze
"""

ZERO_WIDTH = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\u202a\u202e\u2066\u2069"


def lines(block: str) -> list[str]:
    return [line.strip() for line in block.strip().splitlines()]


def pairs(block: str) -> list[tuple[str, str]]:
    return [(kind, text) for kind, text in (line.split(": ", 1) for line in lines(block))]


ALL_CAUGHT = [text for block in (*CAUGHT.values(), TRICKS) for _, text in pairs(block)]
CAPITALS_ONLY = {"play V", "a VI"}  # in small letters they are other words


@pytest.mark.parametrize("text", [text for block in HARMLESS.values() for text in lines(block)])
def test_ordinary_talk_passes(text: str) -> None:
    assert gives_away(text) is None


@pytest.mark.parametrize(("kind", "text"), [pair for block in CAUGHT.values() for pair in pairs(block)])
def test_card_words_are_caught(kind: str, text: str) -> None:
    assert gives_away(text) == kind


@pytest.mark.parametrize(("kind", "text"), pairs(TRICKS))
def test_tricks_are_caught(kind: str, text: str) -> None:
    assert gives_away(text) == kind


@pytest.mark.parametrize("character", ZERO_WIDTH)
def test_a_character_without_width_hides_nothing(character: str) -> None:
    assert gives_away(f"r{character}e{character}d") == "colour"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "!!!!",
        "....",
        "🙂👍",
        ":D",
        "xD",
        "T_T",
        "hmm",
        "kk",
        "I",
        "a",
        "¿?",
        "ahhh",
        "o.k.",
        "P.S. wow!!",
        "P.S. O.K.",
    ],
)
def test_noises_pass(text: str) -> None:
    assert gives_away(text) is None


def test_every_language_has_enough_of_both() -> None:
    for language in ("en", "it", "de", "es", "fr", "ru", "he"):
        assert len(lines(HARMLESS[language])) >= 25
        assert len(pairs(CAUGHT[language])) >= 25


@settings(deadline=None)
@given(st.text(max_size=500))
def test_any_text_gets_an_answer(text: str) -> None:
    assert gives_away(text) in (None, "type", "colour", "number")


@settings(deadline=None)
@given(st.one_of(st.text(), st.sampled_from(ALL_CAUGHT)), st.randoms(use_true_random=False))
def test_characters_without_width_change_nothing(text: str, chance: random.Random) -> None:
    strewn = "".join(char + chance.choice(["", *ZERO_WIDTH]) for char in text)
    assert gives_away(strewn) == gives_away(text)


@settings(deadline=None)
@given(st.sampled_from([text for text in ALL_CAUGHT if text not in CAPITALS_ONLY]), st.randoms(use_true_random=False))
def test_case_hides_nothing(text: str, chance: random.Random) -> None:
    assert gives_away("".join(chance.choice([char.upper(), char.lower(), char]) for char in text)) is not None


@pytest.mark.parametrize(
    "part", ["x ", "x", "xy", "x.", "ab.", "x'", "ה", "weiß x", "ﷺ", "xx ", "пx.", "aabb", "v'a ", "ich "]
)
def test_work_grows_with_length_only(part: str) -> None:
    """Sixteen times the text takes about sixteen times the lines of code; what is quadratic would take 256 times."""
    assert steps(part * 2000) < 32 * steps(part * 125)


def steps(text: str) -> int:
    """Return the number of lines that the filter executes for a text."""
    talk._kind_of.cache_clear()
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        if frame.f_code.co_filename not in (talk.__file__, lexicon.__file__):
            return None
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        gives_away(text)
    finally:
        sys.settrace(before)
    return count


def names_in(language: str) -> Iterator[tuple[str, str]]:
    """Return the page's names of types and colours in a language as (kind, name), read by Fluent's own parser."""
    folder = files("hatbox.i18n")
    for page in (folder / f"{language}.ftl", *(folder / "web" / language).iterdir()):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.id.name not in PAGE_NAMES or entry.value is None:
                continue
            kind = PAGE_NAMES[entry.id.name]
            (select,) = (
                part.expression
                for part in entry.value.elements
                if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
            )
            for variant in select.variants:
                text = next(part for part in variant.value.elements if isinstance(part, ast.TextElement))
                yield kind, re.sub(r"\(.*", "", text.value).strip()


PAGE_NAMES = {"play-hat-type": "type", "new-hat-type": "type", "hatsw-card": "type", "play-colour": "colour"}


@pytest.mark.parametrize("language", HARMLESS)
def test_every_name_that_the_page_uses_is_known(language: str) -> None:
    found = sorted(set(names_in(language)))
    assert len([name for kind, name in found if kind == "type"]) >= 7
    assert len([name for kind, name in found if kind == "colour"]) >= 3
    for kind, name in found:
        for said in (name, f"{name}!", name.upper(), name.lower(), f"hm, {name} :)"):
            assert gives_away(said) == kind, (language, said)


def test_every_language_names_every_number_and_type() -> None:
    for language in HARMLESS:
        page = tomllib.loads(
            files("hatbox.games.hats.lexicon").joinpath(f"{language}.toml").read_text(encoding="utf-8")
        )
        assert set(page["type"]) == {"beret", "cloche", "deerstalker", "fez", "kepi", "sombrero", "tricorne"}
        assert set(page["number"]) >= set("123456")
        assert len(page["colour"]) >= 11


def test_the_examples_run() -> None:
    assert doctest.testmod(talk).failed == 0
