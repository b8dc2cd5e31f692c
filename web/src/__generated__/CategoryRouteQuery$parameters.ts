/**
 * @generated SignedSource<<a93310ed30f250d53805d01c880698b7>>
 * @relayHash 501234633d854ef26e3d9643ed56231e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbb17e95cf927588853b2c56699fdcd433e2dc7671988a23314aae32fceea125

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbb17e95cf927588853b2c56699fdcd433e2dc7671988a23314aae32fceea125",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
