import { createMemoryShelf } from '#src/services/shows/memory-shelf.ts'
import { readShowRow, type ShowRow } from '#src/services/shows/show-row.ts'
import type { ShelvedShow, ShowShelf } from '#src/services/shows/show-shelf.types.ts'

const DATABASE = 'shows'
const STORE = 'shows'
const VERSION = 1

/** The shows of this browser in IndexedDB; where that is denied or full, in the memory of the page. */
export function createShowShelf(factory: IDBFactory | undefined = globalThis.indexedDB): ShowShelf {
  const memory = createMemoryShelf()
  const connection = createConnection(factory)
  return {
    async all() {
      const [kept, held] = await Promise.all([read(connection, (store) => store.getAll()), memory.all()])
      const ids = new Set(held.map(({ row }) => row.id))
      return [...shelvedIn(kept ?? []).filter(({ row }) => !ids.has(row.id)), ...held]
    },
    async find(id) {
      const held = await memory.find(id)
      if (held) return held
      const kept = await read(connection, (store) => store.get(id))
      return kept === undefined ? null : readShowRow(kept)
    },
    async put(...rows) {
      // no turn is given up before the transaction has begun: the page may be closing
      const open = connection.now() ?? (await connection.open())
      if (!(await write(open, rows))) return memory.put(...rows)
      await Promise.all(rows.map(({ id }) => memory.remove(id)))
      return true
    },
    async alter(id, change) {
      if (await memory.find(id)) return memory.alter(id, change)
      const open = connection.now() ?? (await connection.open())
      return open && alter(open, id, change)
    },
    async remove(id) {
      await memory.remove(id)
      const open = await connection.open()
      if (open) await settled(open, (store) => store.delete(id))
    },
  }
}

const shelvedIn = (kept: readonly unknown[]): readonly ShelvedShow[] =>
  kept.flatMap((each) => readShowRow(each) ?? [])

function createConnection(factory: IDBFactory | undefined) {
  let open: IDBDatabase | null = null
  const connect = () =>
    new Promise<IDBDatabase | null>((resolve) => {
      if (factory === undefined) return resolve(null)
      try {
        const request = factory.open(DATABASE, VERSION)
        request.addEventListener('upgradeneeded', () =>
          request.result.createObjectStore(STORE, { keyPath: 'id' }),
        )
        request.addEventListener('success', () => resolve(lasting(request.result)))
        request.addEventListener('error', () => resolve(null))
        request.addEventListener('blocked', () => resolve(null))
      } catch {
        resolve(null)
      }
    })
  const lasting = (database: IDBDatabase) => {
    open = database
    database.addEventListener('close', () => {
      open = null
    })
    database.addEventListener('versionchange', () => {
      database.close()
      open = null
    })
    return database
  }
  let first: Promise<IDBDatabase | null> | null = connect()
  return {
    now: () => open,
    async open() {
      first ??= connect()
      const database = await first
      first = null
      return open ?? database
    },
  }
}

type Connection = ReturnType<typeof createConnection>

async function read<T>(
  connection: Connection,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const open = connection.now() ?? (await connection.open())
  if (open === null) return undefined
  return new Promise((resolve) => {
    try {
      const request = ask(open.transaction(STORE, 'readonly').objectStore(STORE))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => resolve(undefined))
    } catch {
      resolve(undefined)
    }
  })
}

const write = async (open: IDBDatabase | null, rows: readonly ShowRow[]): Promise<boolean> =>
  open !== null &&
  settled(open, (store) => {
    for (const row of rows) store.put(row)
  })

/** Reading and writing in one transaction, so that no other tab writes between them. */
async function alter(
  open: IDBDatabase,
  id: string,
  change: (row: ShowRow) => ShowRow | null,
): Promise<ShowRow | null> {
  const changed: ShowRow[] = []
  const isDone = await settled(
    open,
    (store) => {
      const request = store.get(id)
      request.addEventListener('success', () => {
        const read = readShowRow(request.result)
        const row = read && !read.isNewer ? change(read.row) : null
        if (row === null) return
        changed.push(row)
        store.put(row)
      })
    },
    { isLast: false },
  )
  return (isDone && changed[0]) || null
}

/** Whether the transaction has been committed. */
const settled = (
  open: IDBDatabase,
  change: (store: IDBObjectStore) => unknown,
  { isLast } = { isLast: true },
): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const transaction = open.transaction(STORE, 'readwrite')
      transaction.addEventListener('complete', () => resolve(true))
      transaction.addEventListener('error', () => resolve(false))
      transaction.addEventListener('abort', () => resolve(false))
      change(transaction.objectStore(STORE))
      // a page that is left commits no more by itself
      if (isLast) transaction.commit()
    } catch {
      resolve(false)
    }
  })
