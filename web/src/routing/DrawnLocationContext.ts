import { createContext } from 'react'
import type { Location } from 'react-router-dom'

/** The location that the server has drawn; null where nobody has drawn anything before React. */
export const DrawnLocationContext = createContext<Location | null>(null)
