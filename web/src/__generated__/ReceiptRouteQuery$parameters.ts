/**
 * @generated SignedSource<<bc0f71a5559a1c2f63135a0ec51348fa>>
 * @relayHash 0dc6d566ab4bb29083bec51b24def68b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a566758b78c9f01ed1f973e85a019d98e5a2f3b32a0172d4e95f175817a9c43a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReceiptRouteQuery } from './ReceiptRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a566758b78c9f01ed1f973e85a019d98e5a2f3b32a0172d4e95f175817a9c43a",
    "metadata": {},
    "name": "ReceiptRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
