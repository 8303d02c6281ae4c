import { CopyText } from './copy-text.tsx'

interface CopyLinkProps {
  readonly label: string
  readonly path: string
  readonly tone?: 'primary' | 'outline'
}

/** A link in full, and a button that copies it. */
export const CopyLink = ({ path, ...field }: CopyLinkProps) => (
  <CopyText {...field} text={new URL(path, globalThis.location.origin).href} />
)
