import '#src/ui/theme/global.css.ts'
import { startApp } from './start-app.tsx'

startApp()
