import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { StartError } from '#server/platform/start/start-error.ts'
import { EndLine, Header, TableLine } from './backup-format.ts'

export type BackupPart =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'row'; readonly table: string; readonly row: string }

/** The parts of a backup in their order; throws a StartError when it is none, damaged or not whole. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const state: { table: string | null; rows: number; isEnded: boolean } = {
    table: null,
    rows: 0,
    isEnded: false,
  }
  let isFirst = true
  for await (const value of valuesOf(file)) {
    if (isFirst) {
      isFirst = false
      const header = v.safeParse(Header, value)
      if (!header.success) throw new StartError(`${file} is not a backup of a shop.`)
      yield { kind: 'header', header: header.output }
    } else if (typeof value === 'string' && state.table !== null) {
      state.rows++
      yield { kind: 'row', table: state.table, row: value }
    } else if (v.is(TableLine, value)) {
      state.table = value.table
    } else if (v.is(EndLine, value)) {
      state.isEnded = value.end.rows === state.rows
    } else {
      throw new StartError(`${file} is damaged: it has a line that is none of a backup.`)
    }
  }
  if (!state.isEnded) throw new StartError(`${file} is not whole: its end is missing.`)
}

async function* valuesOf(file: string): AsyncGenerator {
  const text = new PassThrough()
  const reading = pipeline(createReadStream(file), createGunzip(), text)
  // it is awaited below
  reading.catch(() => undefined)
  try {
    for await (const each of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(each) as unknown
    await reading
  } catch (cause) {
    throw new StartError(`${file} cannot be read as a backup: ${messageOf(cause)}`, { cause })
  } finally {
    text.destroy()
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
