import '#src/ui/theme/global.css.ts'
import { startApp } from './start-app.tsx'

const root = document.getElementById('root')
if (root) void startApp(root)
