/** The database of this browser: what the device keeps. A browser may refuse to have one. */

const NAME = "hatbox";
/** 1: games; 2: reviews */
const VERSION = 2;
/** Rows by their `id`. Local games, and reviewed games of this device and of a server. */
const STORES = ["games", "reviews"] as const;

type StoreName = (typeof STORES)[number];

/** An action has aborted its transaction. */
export class AbortedError extends Error {}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const name of STORES)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath: "id" });
    };
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = () => (opened = null); // by the browser, such as when its data is cleared
      database.onversionchange = () => database.close(); // a newer page in another tab
      resolve(database);
    };
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Run requests on one store in one transaction; the answer is there when it is stored. Rejects with an `AbortedError` if the action aborts it. */
export async function transact<Answer>(
  store: StoreName,
  mode: IDBTransactionMode,
  action: (rows: IDBObjectStore, done: (answer: Answer) => void) => void,
): Promise<Answer> {
  const database = await open();
  return new Promise((resolve, reject) => {
    let answer: Answer;
    const transaction = database.transaction(store, mode);
    transaction.oncomplete = () => resolve(answer);
    transaction.onabort = () => reject(transaction.error ?? new AbortedError());
    action(transaction.objectStore(store), (found) => (answer = found));
  });
}

/** Every row of a store, readable or not. */
export function allRows(store: StoreName): Promise<unknown[]> {
  return transact(store, "readonly", (rows, done) => {
    const request = rows.getAll();
    request.onsuccess = () => done(request.result as unknown[]);
  });
}

export function removeRow(store: StoreName, id: string): Promise<void> {
  return transact(store, "readwrite", (rows) => void rows.delete(id));
}
