import { switchAppSetting } from '#tests/support/app-setting.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'

export const countingIs = ({ db, shop: { url } }: Pick<WorkflowFixture, 'db' | 'shop'>, isOn: boolean) =>
  switchAppSetting({ db, url }, 'flow_counting', isOn)

/** What becomes of a batch of counts. */
export const flowCountingAnswers = {
  sent: answered('countFlow', (fixture: WorkflowFixture) => countingIs(fixture, true)),
  off: answered('countFlow', (fixture: WorkflowFixture) => countingIs(fixture, false)),
  lost: lost('countFlow'),
}
