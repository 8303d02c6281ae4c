import { switchAppSetting } from '#tests/support/app-setting.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'

export const setDown = ({ db, shop: { url } }: Pick<WorkflowFixture, 'db' | 'shop'>, isDown: boolean) =>
  switchAppSetting({ db, url }, 'down_for_maintenance', isDown)

/** What becomes of the question whether the shop is open. */
export const maintenanceAnswers = {
  open: answered('getAppInfo', (fixture: WorkflowFixture) => setDown(fixture, false)),
  down: answered('getAppInfo', (fixture: WorkflowFixture) => setDown(fixture, true)),
  lost: lost('getAppInfo'),
}
