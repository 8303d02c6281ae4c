import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SettingControl as Control } from '#contract/staff/setting-texts.ts'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'
import { SettingControl } from '#src/views/staff/settings/setting-control.tsx'
import type { SettingDraft } from '#src/views/staff/settings/setting-drafts.ts'

const wrong: SettingDraft = {
  text: 'typed',
  before: 'old',
  sent: null,
  problem: { kind: 'invalid', text: 'It is wrong.' },
}

function markupOf(control: Control, value: StaffSetting['value'], draft?: SettingDraft): string {
  const setting: StaffSetting = { kind: 'app', key: 'a_key', value }
  const shown = { key: 'a_key', label: 'A label', help: 'What it does.', control }
  return renderToStaticMarkup(
    <SettingControl id="it" setting={setting} shown={shown} draft={draft} onType={() => undefined} />,
  )
}
const controls: readonly (readonly [Control, string])[] = [
  [{ kind: 'switch' }, 'role="switch"'],
  [{ kind: 'number', least: 0, most: 100 }, 'inputMode="decimal"'],
  [{ kind: 'email' }, 'type="email"'],
  [{ kind: 'emails' }, 'inputMode="email"'],
  [{ kind: 'url' }, 'type="url"'],
  [{ kind: 'text' }, 'type="text"'],
  [{ kind: 'paragraph' }, '<textarea'],
  [{ kind: 'secret', sentTo: null }, 'type="password"'],
]

test.each(controls)(
  'a setting of %o has its control, with label, help and error tied to it',
  (control, part) => {
    const markup = markupOf(control, 'old', wrong)
    expect(markup).toContain(part)
    expect(markup).toContain('A label')
    expect(markup).toMatch(/<(input|textarea)[^>]* id="it"/)
    expect(markup).toMatch(/<(input|textarea)[^>]* aria-describedby="it-error it-hint"/)
    expect(markup).toMatch(/<(input|textarea)[^>]* aria-invalid="true"/)
    expect(markup).toMatch(/id="it-hint"[^>]*>What it does\./)
    expect(markup).toMatch(/id="it-error".*It is wrong\./)
  },
)

test('a number tells its limits, and a switch shows what is stored as any word for on', () => {
  expect(markupOf({ kind: 'number', least: 1, most: 60 }, 5)).toContain('What it does. From 1 to 60.')
  expect(markupOf({ kind: 'switch' }, 'yes')).toContain('checked=""')
  expect(markupOf({ kind: 'switch' }, false)).not.toContain('checked=""')
})
