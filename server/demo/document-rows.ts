import { createHash } from 'node:crypto'
import { dayAfter } from '#server/platform/central-time.ts'

/** The customer of the professional line. */
const PRO = { customer_id: 20_502, project_id: 14 }

/** An approved authorization of a year, and an insurance that expires in 20 days. */
export function documentRows(today: string) {
  const documents = [
    {
      kind: 'authorization',
      type: 'federal_license',
      label: 'Federal explosives license',
      name: 'federal-explosives-license.pdf',
      expires_on: dayAfter(today, 365),
      upload_id: '7d0f3c52-5f0e-4d6a-9a57-0a5b6a1c2e01',
    },
    {
      kind: 'insurance',
      type: 'general_liability',
      label: 'General liability certificate',
      name: 'liability-certificate.pdf',
      expires_on: dayAfter(today, 20),
      upload_id: '7d0f3c52-5f0e-4d6a-9a57-0a5b6a1c2e02',
    },
  ].map((row, index) => ({
    ...PRO,
    ...row,
    id: index + 1,
    state: 'approved',
    fingerprint: row.upload_id,
    uploaded_at: `${dayAfter(today, -9)}T15:00:00Z`,
    reviewed_at: `${dayAfter(today, -5)}T15:00:00Z`,
  }))
  const files = documents.map(({ id, label }) => {
    const bytes = pdfOf(label)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { document_id: id, type: 'application/pdf', sha256, bytes: `\\x${bytes.toString('hex')}` }
  })
  return { documents, files }
}

/** A page with one line. */
function pdfOf(line: string): Buffer {
  const stream = `BT /F1 20 Tf 72 700 Td (${line}, for the demo shop) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + end, 'latin1')
}
