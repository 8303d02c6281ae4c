import { showProposalMachine } from '#machines/shows/show-proposal/show-proposal.machine.ts'
import { showPurchaseMachine } from '#machines/shows/show-purchase/show-purchase.machine.ts'
import { purchaseStorage } from '#src/app/effects/purchase-storage.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { showProposalServices } from '#src/services/shows/show-proposal.ts'
import { showPurchaseServices } from '#src/services/shows/show-purchase.ts'

/** Fetched with the show builder only. */
export const wireShowProposal = (call: Call, readAerialFeet: () => number) =>
  showProposalMachine.provide({ actors: showProposalServices(call, readAerialFeet) })

export const wireShowPurchase = (call: Call) =>
  showPurchaseMachine.provide({ actors: showPurchaseServices(call, purchaseStorage) })
