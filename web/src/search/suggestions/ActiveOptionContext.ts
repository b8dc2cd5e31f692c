import { createContext } from 'react'

/** Id of the option that the keyboard has reached; null while it is in the field. */
export const ActiveOptionContext = createContext<string | null>(null)
