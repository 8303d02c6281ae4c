import { DocumentsScreen } from './documents-screen.tsx'
import { NewsletterScreen } from './newsletter-screen.tsx'
import { VolumeScreen } from './volume-screen.tsx'

/** The screens about customers, whose scripts are fetched when one of them is opened. */
export function CustomerScreen({ screen }: { screen: 'volume' | 'documents' | 'newsletter' }) {
  switch (screen) {
    case 'volume':
      return <VolumeScreen />
    case 'documents':
      return <DocumentsScreen />
    case 'newsletter':
      return <NewsletterScreen />
    default:
      return screen satisfies never
  }
}
