import { ACCOUNT_PATHS } from '#contract/paths.ts'
import { documentUploadModel } from '#machines/document-upload/document-upload.model.ts'
import {
  type Chosen,
  contentOf,
  nameOf,
  uploadAnswers,
  type UploadEnvironment,
  uploadStart,
} from '#tests/walks/workflows/document-upload.ts'
import type { Fixture } from './fixture.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

// each card has an actor of its own, and the walk follows the one that begins last
const card = ({ page }: Fixture) => page.getByRole('region', { name: 'Insurance', exact: true })

const choosing = (chosen: Chosen): BrowserStep<UploadEnvironment> => ({
  next: { chosen },
  perform: async (fixture) => {
    await card(fixture)
      .getByLabel(/: file$/)
      .setInputFiles({
        name: nameOf(chosen),
        mimeType: 'application/pdf',
        buffer: Buffer.from(contentOf(chosen)),
      })
  },
})
const pressing = (name: string): BrowserStep<UploadEnvironment> => ({
  perform: (fixture) => card(fixture).getByRole('button', { name }).click(),
})

export const documentUploadWalk = defineWalk({
  model: documentUploadModel,
  customer: 'silver',
  starts: [
    {
      ...uploadStart,
      perform: async ({ held, page, frame }) => {
        await held.hold('uploadDocument')
        await page.goto(ACCOUNT_PATHS.documents)
        // both cards have an actor by then, the last of which is followed
        await frame.seeRest()
      },
    },
  ],
  events: {
    'file.chosen': (['sound', 'cutOff', 'tooLarge', 'wrongType'] as const).map(choosing),
    'file.remove': {
      perform: (fixture) =>
        card(fixture)
          .getByRole('button', { name: /^(Remove|Do not send it)$/ })
          .click(),
    },
    'upload.start': {
      perform: async (fixture) => {
        await card(fixture).getByLabel('What it is').selectOption('general_liability')
        await card(fixture).getByRole('button', { name: 'Send document' }).click()
      },
    },
    'upload.resend': pressing('Send it again'),
  },
  answers: uploadAnswers,
})
