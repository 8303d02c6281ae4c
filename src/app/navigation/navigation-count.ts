import { createContext, use } from 'react'

/** How many navigations there have been, also those that were superseded before they were rendered. */
export const NavigationCount = createContext(0)

/**
 * Differs from the last render after every navigation. The location does not: after a step forward and one back within
 * one render it is the same.
 */
export const useNavigationCount = (): number => use(NavigationCount)
