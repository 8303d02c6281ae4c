import { queryOptions } from '@tanstack/react-query'
import { contentEditingCalls, type EntryState } from '#contract/content/content-editing.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { failureOf } from '#contract/platform/failure.ts'
import { type StaffMember, staffCalls } from '#contract/staff/staff.ts'
import {
  type SettingRevision,
  type StaffSetting,
  staffSettingsCalls,
} from '#contract/staff/staff-settings.ts'
import { staffSetupCalls } from '#contract/staff/staff-setup.ts'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const fresh = { staleTime: 0, gcTime: 0, retry: false } as const
const onRequest = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** The member of staff who is logged in; null: nobody, which the shop answers like a call that does not exist. */
export const staffSessionQuery = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'session'],
    queryFn: ({ signal }): Promise<StaffMember | null> =>
      call(staffCalls.staffSession, {}, { signal }).catch((thrown: unknown) => {
        const failure = failureOf(thrown)
        if (failure.kind === 'status' && failure.status === 404) return null
        throw thrown
      }),
    ...fresh,
    ...onRequest,
  })

export const contentListQuery = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'content'],
    queryFn: ({ signal }) => call(contentEditingCalls.listContent, {}, { signal }),
    ...fresh,
  })

export const contentEntryQuery = (call: Call, kind: ContentKind, key: string) =>
  queryOptions({
    queryKey: ['staff', 'content', kind, key],
    queryFn: ({ signal }) => call(contentEditingCalls.openContent, { body: { kind, key } }, { signal }),
    ...fresh,
    ...onRequest,
  })

export const contentHistoryQuery = (call: Call, kind: ContentKind, key: string) =>
  queryOptions({
    queryKey: ['staff', 'history', kind, key],
    queryFn: ({ signal }) => call(contentEditingCalls.contentHistory, { body: { kind, key } }, { signal }),
    ...fresh,
    ...onRequest,
  })

export const mediaQuery = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'media'],
    queryFn: ({ signal }) => call(contentEditingCalls.listMedia, {}, { signal }),
    ...fresh,
  })

export const settingsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'settings'],
    queryFn: ({ signal }) => call(staffSettingsCalls.listSettings, {}, { signal }),
    ...fresh,
  })

export const readinessQuery = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'readiness'],
    queryFn: ({ signal }) => call(staffSetupCalls.readiness, {}, { signal }),
    ...fresh,
  })

export const settingHistoryQuery = (call: Call, kind: StaffSetting['kind'], key: string) =>
  queryOptions({
    queryKey: ['staff', 'setting-history', kind, key],
    queryFn: ({ signal }): Promise<SettingRevision[]> =>
      kind === 'server'
        ? Promise.resolve([])
        : call(staffSettingsCalls.settingHistory, { body: { kind, key } }, { signal }),
    ...fresh,
    ...onRequest,
  })

export const saveSetting = (call: Call, body: CallArgs<typeof staffSettingsCalls.saveSetting>['body']) =>
  call(staffSettingsCalls.saveSetting, { body })

/** Publishes drafts as they are listed, all or none. */
export const publishDrafts = (call: Call, drafts: readonly EntryState[], note: string) => {
  const changes = drafts.map(({ kind, key, based_on, draft_version }) => ({
    kind,
    key,
    based_on,
    draft_version: draft_version ?? 0,
  }))
  return call(contentEditingCalls.publishContent, { body: { changes, note } })
}

export const uploadPicture = async (call: Call, file: File, alt: string) =>
  call(contentEditingCalls.uploadMedia, { body: { data: await base64Of(file), alt } })

export const changeAlt = (call: Call, src: string, alt: string) =>
  call(contentEditingCalls.changeMediaAlt, { body: { src, alt } })
export const removePicture = (call: Call, src: string) =>
  call(contentEditingCalls.removeMedia, { body: { src } })

/** In pieces, because a call has only so many arguments. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = 8_192
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * size, (index + 1) * size)),
  )
  return btoa(pieces.join(''))
}

export interface StaffCredentials {
  readonly email: string
  readonly password: string
  readonly code: string
}

export const logInStaff = (call: Call, body: StaffCredentials) => call(staffCalls.staffLogIn, { body })
export const logOutStaff = (call: Call) => call(staffCalls.staffLogOut, { body: {} })
