import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import { mayBeFollowed } from '#src/app/follow/use-follow.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** A server that answers the call for the session of staff, and counts the calls. */
function server(rights: readonly StaffRight[] | null) {
  const paths: string[] = []
  const call = ((entry: { readonly path: string }) => {
    paths.push(entry.path)
    return rights === null
      ? Promise.reject(
          new ApiError({ kind: 'status', status: 404, errors: [], message: null, retryAfter: null }),
        )
      : Promise.resolve({ id: 1, email: '', name: '', rights })
    // answers this one call with its shape
  }) as unknown as Call
  return { call, paths }
}

test('nobody is asked without the parameter', async () => {
  const { call, paths } = server(['charts'])
  expect(await mayBeFollowed(call, '?following=1', false)).toBe(false)
  expect(paths).toEqual([])
})

test('staff with the right to the charts may follow', async () => {
  const { call, paths } = server(['charts'])
  expect(await mayBeFollowed(call, '?follow', false)).toBe(true)
  expect(paths).toEqual(['staff/session'])
})

test('staff without it may not', async () => {
  expect(await mayBeFollowed(server(['orders']).call, '?follow', false)).toBe(false)
})

test('a visitor gets the answer of what does not exist', async () => {
  await expect(mayBeFollowed(server(null).call, '?follow', false)).rejects.toThrow()
})

test('every tab may be followed in development', async () => {
  const { call, paths } = server(null)
  expect([await mayBeFollowed(call, '', true), paths]).toEqual([true, []])
})
