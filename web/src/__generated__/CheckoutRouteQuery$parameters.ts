/**
 * @generated SignedSource<<238ce61141dfeeaf2002be155703bab1>>
 * @relayHash e9e68e5c51d86bcd623373fc17c2fd76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cea052f00cd53f8118c6bbaa5aee20048a131ebf61f0c40c7a2f91e2ca664f16

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cea052f00cd53f8118c6bbaa5aee20048a131ebf61f0c40c7a2f91e2ca664f16",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
