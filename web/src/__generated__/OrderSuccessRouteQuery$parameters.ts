/**
 * @generated SignedSource<<c1ab89cb998cd1cf5391337d5c0b4023>>
 * @relayHash a72764e5b8b3aa525fbe605e2555bbbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786e85c1abef07912d0e3e21442800f54b507549d434b870f6a879ed5c67681d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "786e85c1abef07912d0e3e21442800f54b507549d434b870f6a879ed5c67681d",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
