import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { calls } from '#contract/registry.ts'

const entries: readonly (readonly [string, Endpoint])[] = Object.entries(calls)

test('[API-04] no address is that of two calls, whatever their methods', () => {
  const addressOf = (path: string, parameter: string) => path.replaceAll(/\{\w+\}/g, parameter)
  const callsAt = (address: string) =>
    entries.filter(([, { path }]) => new RegExp(`^${addressOf(path, '[^/]+')}$`).test(address))
  const shared = entries
    .map(([, { path }]) => callsAt(addressOf(path, 'x')))
    .filter(({ length }) => length > 1)
  expect(shared).toEqual([])
})

test('[API-04][API-06] every call is in one of the groups', () => {
  const strange = entries.filter(([, { path }]) => !/^(auth|api|public\/api|staff|feed)\/[a-z-]+/.test(path))
  expect(strange).toEqual([])
})

test('[API-10] calls under api/ need a login, calls under public/ do not', () => {
  const open = new Set(['priceFilters'])
  const wrong = entries.filter(([name, { path, auth }]) => {
    if (path.startsWith('api/')) return auth !== 'required' && auth !== 'document'
    return path.startsWith('public/') && auth === 'required' && !open.has(name)
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('calls of staff are in a group of their own and say which right they need', () => {
  const open = new Set(['staffLogIn'])
  const wrong = entries.filter(([name, { path, auth, right }]) => {
    if (auth === 'staff') return !path.startsWith('staff/') || right === undefined
    return right !== undefined || (path.startsWith('staff/') && !open.has(name))
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('a GET has no body and a POST takes what it needs in its body, or beside the bytes of a file in its query', () => {
  const wrong = entries.filter(([, { method, query, body, raw }]) => {
    if (method === 'GET') return body
    return raw ? !query || !body : (query ?? !body)
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})
