import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { drawSheet } from './draw-sheet.ts'

answerTasks(drawSheet)
