import { expect, test } from 'vitest'
import { asksForRefresh } from '#machines/site/version-check/version-check.selectors.ts'
import { versionCheckModel } from '#machines/site/version-check/version-check.model.ts'
import { play } from '#tests/machines/play.ts'

const known = (app_version: string) => ({ type: 'appInfo.known', app_version }) as const
const forgotten = { type: 'version.forgotten' }
const reload = (isAutomatic: boolean) => ({ type: 'page.reload', running: '1.0.0', isAutomatic })

async function heard(app_version: string, stored: string, input = 'fresh') {
  const game = play(versionCheckModel, input)
  game.send(known(app_version))
  await game.answer('readVersion', stored)
  return game
}
const isOpen = ({ snapshot }: Awaited<ReturnType<typeof heard>>) => asksForRefresh(snapshot())
const outdated = () => heard('1.1.0', 'older')

test("[VER-05] [VER-06] where no version is stored the server's is stored", async () => {
  const game = await heard('1.0.0', 'none')
  expect([game.emitted, isOpen(game)]).toEqual([[{ type: 'version.kept', app_version: '1.0.0' }], false])
})

test("[VER-06] a stored version that is the server's changes nothing", async () => {
  const game = await heard('1.1.0', 'newer')
  expect([game.emitted, isOpen(game)]).toEqual([[], false])
})

test("[VER-07] [VER-08] a stored version that is not the server's opens the modal, and the new version is recorded", async () => {
  const game = await outdated()
  expect([game.emitted, isOpen(game), game.snapshot().context.app_version]).toEqual([[], true, '1.1.0'])
})

test('[VER-03] [VER-09] [VER-10] Refresh removes the stored version before the page is loaded again', async () => {
  const game = await outdated()
  game.send({ type: 'version.refresh' })
  expect(game.emitted).toEqual([forgotten, reload(false)])
})

test('[VER-10] the modal stays during a reload of the version and closes when it equals the stored one', async () => {
  const game = await outdated()
  game.send(known('1.0.0'))
  expect(isOpen(game)).toBe(true)
  await game.answer('readVersion', 'older')
  expect(isOpen(game)).toBe(false)
})

test('[T53] during payment the modal is deferred until the order has its outcome', async () => {
  const game = await heard('1.0.0', 'none')
  game.send({ type: 'paying.began' }, known('1.1.0'))
  await game.answer('readVersion', 'older')
  expect(isOpen(game)).toBe(false)
  game.send({ type: 'paying.ended' })
  expect(isOpen(game)).toBe(true)
})

test('[MSG-53] [T53] a chunk missing after a deployment reloads the page once, and the next start stores the version', async () => {
  const game = await heard('1.0.0', 'none')
  game.send({ type: 'chunk.failed' }, { type: 'chunk.failed' })
  await game.answer('loadAppInfo', 'replaced')
  game.send({ type: 'chunk.failed' })
  expect(game.emitted.slice(1)).toEqual([forgotten, reload(true)])
})

test('[VER-08] [T53] a tab that has already reloaded for this build asks instead, unless somebody pays, so that reloads never loop', async () => {
  const game = await heard('1.0.0', 'none', 'reloaded')
  game.send({ type: 'chunk.failed' })
  await game.answer('loadAppInfo', 'replaced')
  expect([game.emitted.slice(1), isOpen(game)]).toEqual([[], true])
  game.send({ type: 'paying.began' })
  expect(isOpen(game)).toBe(false)
})

test.each(['same', 'lost'])(
  '[MSG-53] [MSG-54] a chunk lost by the network (%s) does not reload the page',
  async (answer) => {
    const game = await heard('1.0.0', 'none')
    game.send({ type: 'chunk.failed' })
    await game.answer('loadAppInfo', answer)
    expect([game.emitted.slice(1), isOpen(game)]).toEqual([[], false])
    game.send({ type: 'chunk.failed' })
    expect(game.snapshot().value).toMatchObject({ scripts: 'asking' })
  },
)

test.each([
  ['before it fails', ['paying.began', 'chunk.failed']],
  ['while the server is asked', ['chunk.failed', 'paying.began']],
] as const)('[T53] nothing is reloaded for somebody who pays (%s)', async (_, order) => {
  const game = await heard('1.0.0', 'none')
  for (const type of order) game.send({ type })
  expect(game.snapshot().value).toMatchObject({ scripts: 'paying' })
  expect(game.snapshot().children.loadAppInfo).toBeUndefined()
  expect(game.emitted.slice(1)).toEqual([])
})

test('[VER-07] [VER-10] a browser that denies its storage counts as current, also after the modal was open', async () => {
  expect(isOpen(await heard('1.0.0', 'denied'))).toBe(false)
  const game = await outdated()
  game.send(known('1.1.0'))
  await game.answer('readVersion', 'denied')
  expect(isOpen(game)).toBe(false)
})
