import { showBuilderMachine } from '#machines/shows/show-builder/show-builder.machine.ts'
import { showEditorMachine } from '#machines/shows/show-editor/show-editor.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { showBuilderServices } from '#src/services/shows/show-builder-services.ts'
import { wireShowProposal } from './wire-show-plans.ts'
import { type EditorAccess, showEditorServices } from '#src/services/shows/show-editor-services.ts'

type BuilderAccess = EditorAccess &
  Parameters<typeof showBuilderServices>[1] & { readonly readAerialFeet: () => number }

/** Fetched with the page of the show builder only. */
export const wireShowBuilder = (call: Call, access: BuilderAccess) =>
  showBuilderMachine.provide({
    actors: {
      ...showBuilderServices(call, access),
      showProposal: wireShowProposal(call, access.readAerialFeet),
      showEditor: showEditorMachine.provide({ actors: showEditorServices(call, access) }),
    },
  })
