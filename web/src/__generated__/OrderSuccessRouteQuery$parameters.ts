/**
 * @generated SignedSource<<1832349d89b3a7c2691a3675177ab1ce>>
 * @relayHash dea0505052db098d2ede2f2a97998969
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6294e6a1f7af8d26b4b97653915ccf005db7efbb54a36794f06d2361754a1ca

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6294e6a1f7af8d26b4b97653915ccf005db7efbb54a36794f06d2361754a1ca",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
