import { useLocation } from 'react-router'
import { type LocationState, readLocationState } from '#src/services/platform/location-state.ts'

export const useLocationState = (): LocationState => readLocationState(useLocation().state)
