import { documentUploadModel } from '#machines/documents/document-upload/document-upload.model.ts'
import { createChosenFile, documentUploadServices } from '#src/services/documents/document-upload.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import {
  type Chosen,
  contentOf,
  nameOf,
  uploadAnswers,
  type UploadEnvironment,
  uploadStart,
} from './workflows/document-upload.ts'

const { openCustomer } = await useWalkShop()

interface UploadFixture extends Fixture {
  readonly hold: ReturnType<typeof createChosenFile>['hold']
  /** lets the browser read the file */
  readonly release: () => void
}

/** Its bytes are gone when they are read. */
class LostFile extends File {
  override slice(): Blob {
    throw new Error('the file was moved')
  }
}

const fileOf = (chosen: Chosen): File => {
  const Kind = chosen === 'unreadable' ? LostFile : File
  return new Kind([contentOf(chosen)], nameOf(chosen))
}

const choosing = (chosen: Chosen) => ({
  next: { chosen },
  perform: ({ hold }: UploadFixture) => ({ type: 'file.chosen', file: hold(fileOf(chosen)) }),
})

const reading = (chosen: readonly Chosen[]) => ({
  when: { chosen },
  perform: ({ release }: UploadFixture) => release(),
})

walkServices<UploadFixture, UploadEnvironment>({
  model: documentUploadModel,
  starts: [uploadStart],
  events: {
    'file.chosen': (['sound', 'cutOff', 'tooLarge', 'wrongType', 'unreadable'] as const).map(choosing),
    'upload.start': {
      perform: (_, __, sample) => ({
        ...sample,
        details: { type: 'general_liability', expires_on: '2099-06-30', upload_id: crypto.randomUUID() },
      }),
    },
  },
  answers: {
    ...uploadAnswers,
    checkFile: {
      sound: reading(['sound', 'cutOff']),
      tooLarge: reading(['tooLarge']),
      wrongType: reading(['wrongType']),
      unreadable: reading(['unreadable']),
    },
  },
  open: async () => {
    const customer = await openCustomer()
    const { hold, read } = createChosenFile()
    const services = documentUploadServices(clientOf(customer.shopper, customer.held), read)
    const checking = deferred(services.checkFile)
    const actors = { ...services, checkFile: checking.logic }
    const machine = documentUploadModel.machine.provide({ actors })
    return { ...customer, hold, release: checking.release, machine, input: { kind: 'insurance' } }
  },
})
