import type { Profile, ProfileChange } from '#contract/account/profile.ts'

const NAMES = ['newsletter', 'email_notifications', 'text_notifications'] as const
export type NoticeName = (typeof NAMES)[number]
export type NoticeValues = Readonly<Record<NoticeName, boolean>>

export const noticeValues = ({
  newsletter,
  email_notifications,
  text_notifications,
}: Profile): NoticeValues => ({ newsletter, email_notifications, text_notifications })

export const changedNotices = (values: NoticeValues, saved: NoticeValues): ProfileChange =>
  Object.fromEntries(NAMES.filter((name) => values[name] !== saved[name]).map((name) => [name, values[name]]))
