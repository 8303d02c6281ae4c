import type { NoticeFormValues } from '#contract/account/profile-form.ts'
import type { Profile, ProfileChange } from '#contract/account/profile.ts'

export const NAMES = ['newsletter', 'email_notifications', 'text_notifications'] as const

export const noticeValues = ({
  newsletter,
  email_notifications,
  text_notifications,
}: Profile): NoticeFormValues => ({ newsletter, email_notifications, text_notifications })

export const changedNotices = (values: NoticeFormValues, saved: NoticeFormValues): ProfileChange =>
  Object.fromEntries(NAMES.filter((name) => values[name] !== saved[name]).map((name) => [name, values[name]]))
