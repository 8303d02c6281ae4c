import { describe, expect, test } from 'vitest'
import { portableShowPath, sharedShowPath } from '#contract/content/show-paths.ts'
import { ApiError } from '#contract/platform/failure.ts'
import { encodeShow } from '#pyro/show/share-code.ts'
import { toPublicShow } from '#server/shows/to-public-show.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { importShow } from '#src/services/shows/import-show.ts'
import { sampleCue, sampleDoc } from '#tests/src/views/shows/show-builder/sample-show.ts'

const ORIGIN = 'https://shop.example'
const TOKEN = 'Qm9hcmRpbmcgdGhlIHNoaQ'
const OTHER = 'https://display.example'
const doc = sampleDoc([sampleCue({ id: 'c1' })])
const codeOf = (projectId: number): string => encodeShow(doc, projectId) ?? ''
const { signal } = new AbortController()

/** Pastes a text into storefront 11, which shares one show by `TOKEN`; also the tokens that were asked for. */
async function pasted(text: string, status = 404) {
  const asked: unknown[] = []
  const call = ((_: unknown, { params }: { readonly params: { readonly token: string } }) => {
    asked.push(params.token)
    const failure = { kind: 'status', status, errors: [], message: null, retryAfter: null } as const
    return params.token === TOKEN && status === 404
      ? Promise.resolve({ doc: toPublicShow(doc), signature: 'Mara', products: [] })
      : Promise.reject(new ApiError(failure))
  }) as unknown as Call
  const importer = { projectId: 11, origin: ORIGIN }
  return { asked, read: await importShow(call, { kind: 'code', text }, importer, signal) }
}

describe('[SHOW-03] a pasted link is copied into a new show', () => {
  const link = sharedShowPath(TOKEN)
  test.each([
    ['in full', ORIGIN + link],
    ['from its path on', link],
    ['of its token alone', ` ${TOKEN}\n`],
    ['amid other text', `Look at <${ORIGIN.toUpperCase()}${link}?from=mail>, it is for the lake.`],
    ['by another name of the same site', `https://www.shop.example${link}`],
  ])('%s', async (_, text) => {
    const { asked, read } = await pasted(text)
    expect(asked).toEqual([TOKEN])
    expect(read).toEqual({ kind: 'imported', doc: { ...doc, music: null, on_hand: {} } })
  })
  test.each([
    ['portable, in full', `${ORIGIN}${portableShowPath(codeOf(11))}`],
    ['portable, of its code alone', codeOf(11)],
  ])('%s', async (_, text) => {
    const { asked, read } = await pasted(text)
    expect(asked).toEqual([])
    expect(read.kind === 'imported' && read.doc.cues.map(({ at_ms }) => at_ms)).toEqual([doc.cues[0]?.at_ms])
  })
})

describe('[SHOW-03] a pasted link that becomes no show', () => {
  const unknown = sharedShowPath('A'.repeat(22))
  test.each([
    ['is unknown or revoked', ORIGIN + unknown, 404, 'gone'],
    ['has an unknown path', unknown, 404, 'gone'],
    ['leads to another site, which this one does not know', OTHER + unknown, 404, 'foreign'],
    ['holds a show of the other storefront', OTHER + portableShowPath(codeOf(14)), 404, 'foreign'],
    ['is one too many', ORIGIN + unknown, 429, 'limited'],
    ['is none', 'https://shop.example/product/peony', 404, 'unreadable'],
    ['has a broken code', portableShowPath(codeOf(11).slice(0, -2)), 404, 'unreadable'],
  ])('%s', async (_, text, status, kind) => {
    expect((await pasted(text, status)).read.kind).toBe(kind)
  })
  test('for want of an answer is told so', async () => {
    await expect(pasted(ORIGIN + unknown, 500)).rejects.toThrow()
  })
})
