/**
 * @generated SignedSource<<2f8ae894139ab389d0b983633aed877d>>
 * @relayHash 85ab20f32c55483a126aef00d506125e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e460615692d17f1e96e7a934e0e68f309f3827512c594566cf2689786eb4028

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e460615692d17f1e96e7a934e0e68f309f3827512c594566cf2689786eb4028",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
