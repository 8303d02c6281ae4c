import type { CustomerDocuments, DocumentKind } from '#contract/documents/customer-documents.ts'
import type { NoticeProps } from '#src/ui/feedback/notice.tsx'
import { asSentence, KIND_TITLES, lastDayText } from '#src/views/documents/standing-text.ts'

export interface LicenseText {
  readonly tone: NoticeProps['tone']
  readonly text: string
  /** something is to be sent before the goods can be ordered */
  readonly isToSend: boolean
}

/** The document of a needed kind that is on file, or what keeps it from counting. */
export function licenseText(kind: DocumentKind, papers: CustomerDocuments): LicenseText {
  const { standing } = papers[kind]
  const title = KIND_TITLES[kind]
  switch (standing.state) {
    case 'approved':
      return onFile(
        `${title}: on file${standing.until === null ? '' : ` until ${lastDayText(standing.until)}`}.`,
      )
    case 'expiresSoon':
      return {
        tone: 'warn',
        text: `${title}: on file until ${lastDayText(standing.until)} only. An order that leaves later needs the new one.`,
        isToSend: true,
      }
    case 'review':
      return {
        tone: 'info',
        text: `${title}: in review. An order waits until it is approved.`,
        isToSend: false,
      }
    case 'expired':
      return wanted(
        `${title}: it ended on ${lastDayText(standing.until)}. Send the new one before you order.`,
      )
    case 'refused':
      return wanted(`${title}: refused. ${asSentence(standing.reason)} Send another one before you order.`)
    case 'missing':
      return wanted(`${title}: not on file. Send ${WANTED[kind]} before you order.`)
    default:
      return standing satisfies never
  }
}

const WANTED: Readonly<Record<DocumentKind, string>> = {
  authorization: 'your license or permit',
  insurance: 'a certificate of insurance',
}

const onFile = (text: string): LicenseText => ({ tone: 'success', text, isToSend: false })
const wanted = (text: string): LicenseText => ({ tone: 'warn', text, isToSend: true })
