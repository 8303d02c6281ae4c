import { afterEach, expect, test, vi } from 'vitest'
import { readBoot } from '#src/app/boot/read-boot.ts'

afterEach(() => vi.unstubAllEnvs())

// only the part of Document that readBoot uses
const page = (text: string | null) =>
  ({ getElementById: (id: string) => (id === 'boot' ? { textContent: text } : null) }) as unknown as Document

test('[ROLE-05][ROLE-03] the boot data decides the storefront, not the build', () => {
  vi.stubEnv('VITE_PROJECT_ID', '11')
  expect(readBoot(page('{"project_id":14}')).project_id).toBe(14)
})

test.each([null, '', 'no json', '{"project_id":12}', '7'])(
  '[ROLE-05] unreadable boot data (%j) falls back to the storefront of the build',
  (text) => {
    vi.stubEnv('VITE_PROJECT_ID', '14')
    expect(readBoot(page(text))).toEqual({ project_id: 14 })
  },
)

test('[CONST-01][CONST-34][ROLE-05] without boot data and build setting the project is 11', () => {
  expect(readBoot(page(null))).toEqual({ project_id: 11 })
})
