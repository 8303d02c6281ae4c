import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { appSettings, storeSettings } from '#server/demo/demo-settings.ts'
import { compose } from '#server/site/mail/messages/compose.ts'
import { senderOf } from '#server/site/mail/messages/sender.ts'
import { sampleMessages } from '#tests/support/sample-messages.ts'

/** `npm run mail:preview [FOLDER]`: every kind of e-mail of both storefronts as .html and .txt; default mail-preview/. */
const folder = process.argv[2] ?? 'mail-preview'
const previews = [
  [CONSUMER_PROJECT, 'consumer'],
  [PROFESSIONAL_PROJECT, 'pro'],
] as const
for (const [projectId, name] of previews) {
  const into = join(folder, name)
  mkdirSync(into, { recursive: true })
  const store = { ...storeSettings[projectId], public_url: 'https://shop.example' }
  const sender = senderOf(projectId, { store, app: appSettings, server: {} })
  for (const { name: file, message } of sampleMessages) {
    const { subject, text, html } = compose(message, sender)
    writeFileSync(join(into, `${file}.html`), html)
    writeFileSync(join(into, `${file}.txt`), `Subject: ${subject}\n\n${text}`)
  }
}
console.log(`${previews.length * sampleMessages.length} e-mails are in ${folder}.`)
