import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { workbookCsv } from './workbook-csv.ts'

answerTasks(workbookCsv)
