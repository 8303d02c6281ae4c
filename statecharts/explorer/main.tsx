import { createRoot } from 'react-dom/client'
import '#src/ui/theme/global.css.ts'
import { Explorer } from './explorer.tsx'
import { type PackedJson, unpack } from './packed-json.ts'
import './page.css.ts'
import { takeSystemTheme } from './parts/use-theme.ts'
import { completeContent, type SlimContent } from './slim-content.ts'

takeSystemTheme()
const embedded = document.getElementById('explorer-data')?.textContent
const root = document.getElementById('root')
// written by the build of this page from the same types
const read = (json: string) => completeContent(unpack(JSON.parse(json) as PackedJson) as SlimContent)
if (embedded && root) createRoot(root).render(<Explorer data={read(embedded)} />)
