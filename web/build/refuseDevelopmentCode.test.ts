import { expect, test } from 'vitest'
import { refuseDevelopmentCode } from './refuseDevelopmentCode.ts'

test('code that still asks for NODE_ENV ends the build, with the number of places', () => {
  const code = 'if (process.env.NODE_ENV !== "production") warn(); process.env.NODE_ENV === "test" && warn()'
  expect(() => refuseDevelopmentCode('entryServer.js', code)).toThrow('entryServer.js asks for NODE_ENV in 2 places')
  expect(() => refuseDevelopmentCode('entryServer.js', 'process.env.LOG_LEVEL')).not.toThrow()
})
