/**
 * @generated SignedSource<<afe8340cd18b7533008a17abbf547315>>
 * @relayHash ac12cd6c115ed8c7d12ba4e500997233
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e61968f8701355017b5636b0540d8409eb36d1597eecc266007b992bf7fac1b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountRouteQuery } from './AccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<AccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e61968f8701355017b5636b0540d8409eb36d1597eecc266007b992bf7fac1b",
    "metadata": {},
    "name": "AccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
