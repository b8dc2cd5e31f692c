/**
 * @generated SignedSource<<453683f169aee81fef08900c19634e58>>
 * @relayHash 3cfbd596d23d9539d9d882e50f85c58e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bb99c8a6005343913023bc2ae16bf0785ffeb64c651f83cc1a7c52630b3398b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bb99c8a6005343913023bc2ae16bf0785ffeb64c651f83cc1a7c52630b3398b",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
