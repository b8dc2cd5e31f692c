/**
 * @generated SignedSource<<7001e3c76e0a4202fc8e248d626b5112>>
 * @relayHash e7d3f1287e3c95322794103285dac015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4c23416ce896813907f8102745948b87c8f8bd2cc0e85a035e364225e799521

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GiftCardsRouteQuery } from './GiftCardsRouteQuery.graphql';

const node: PreloadableConcreteRequest<GiftCardsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4c23416ce896813907f8102745948b87c8f8bd2cc0e85a035e364225e799521",
    "metadata": {},
    "name": "GiftCardsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
