/**
 * @generated SignedSource<<093b636eaa6935bd35d34572a595023f>>
 * @relayHash 15faa087f0f201eeda6c20d49d5fbb57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c8d1c1a38d254c6ba7d7784c3836e03894382abbf807e4771a349b0b6fbbb96

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MoreDiscountsRouteQuery } from './MoreDiscountsRouteQuery.graphql';

const node: PreloadableConcreteRequest<MoreDiscountsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c8d1c1a38d254c6ba7d7784c3836e03894382abbf807e4771a349b0b6fbbb96",
    "metadata": {},
    "name": "MoreDiscountsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
