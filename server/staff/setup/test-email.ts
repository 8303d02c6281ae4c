import { emailsBySmtp } from '#server/platform/mail/open-mailer.ts'

export interface TestEmail {
  readonly smtpUrl: string
  readonly from: string
  readonly name: string
  readonly to: string
}

/** Sends an e-mail now; resolves with why the mail server did not take it, or null. */
export async function sendTestEmail({ smtpUrl, from, name, to }: TestEmail): Promise<string | null> {
  try {
    await emailsBySmtp(smtpUrl)({
      from: () => ({ name, address: from, replyTo: null }),
      to,
      subject: `${name}: a test of the e-mails of the shop`,
      text: `This e-mail was sent while ${name} was set up. Its e-mails arrive here.`,
    })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
