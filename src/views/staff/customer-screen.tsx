import { DocumentsScreen } from './documents-screen.tsx'
import { VolumeScreen } from './volume-screen.tsx'

/** The screens about customers, whose scripts are fetched when one of them is opened. */
export const CustomerScreen = ({ screen }: { screen: 'volume' | 'documents' }) =>
  screen === 'volume' ? <VolumeScreen /> : <DocumentsScreen />
