/**
 * @generated SignedSource<<4220ac594191c1d350b1cfb42f82e463>>
 * @relayHash 5b0900049bebca74a7d64ff930b2797b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d94a346ff72ecfee39a4c1a274833fe62e606e19dfac47a33ca4c26c749f3cf4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d94a346ff72ecfee39a4c1a274833fe62e606e19dfac47a33ca4c26c749f3cf4",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
