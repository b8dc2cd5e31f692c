/**
 * @generated SignedSource<<62c5532a416f3df0ff68a7f9eeb1228f>>
 * @relayHash 1c796b5cdca93ef8a65f9285e5a1aae7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b2588b3f41a3039519062258771a584b3fc6b7c6bba7446fc0af2ac8074e93e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MoreDiscountsRouteQuery } from './MoreDiscountsRouteQuery.graphql';

const node: PreloadableConcreteRequest<MoreDiscountsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b2588b3f41a3039519062258771a584b3fc6b7c6bba7446fc0af2ac8074e93e",
    "metadata": {},
    "name": "MoreDiscountsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
