/**
 * @generated SignedSource<<4d100d00d6b8bcd44db66aa18ee75cf7>>
 * @relayHash ddc45d3a47d42598bfda214886caaa5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e338a0917910f13f3e5ac75ed527544b38fed9e62f9e05deea137d67b5982b6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e338a0917910f13f3e5ac75ed527544b38fed9e62f9e05deea137d67b5982b6",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
