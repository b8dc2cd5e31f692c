/** Fixed texts for a malformed reply, for the log and the client. */
export const BAD_CONTENT_TYPE = 'Error with response - bad content-type!'
export const WRONG_FORMAT = 'Unhandled error, wrong response format!'
