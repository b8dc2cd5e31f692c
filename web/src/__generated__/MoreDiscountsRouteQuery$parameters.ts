/**
 * @generated SignedSource<<d3ab00a0db28b1cda714645113bbe248>>
 * @relayHash 9e7289c9aac0f0c1712259b29d198a74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44afbb4e0d972b6c6b671253d6dfc08146960db7d86262f4d4a2a6b6d227e38a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MoreDiscountsRouteQuery } from './MoreDiscountsRouteQuery.graphql';

const node: PreloadableConcreteRequest<MoreDiscountsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44afbb4e0d972b6c6b671253d6dfc08146960db7d86262f4d4a2a6b6d227e38a",
    "metadata": {},
    "name": "MoreDiscountsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
