// Runs at viewer requests (runtime cloudfront-js-2.0): clean addresses and redirects, which S3 does not know.
var redirects = {
  "/services/software/enterprise-development": "/services/software/enteprise-development"
};

function handler(event) {
  var request = event.request;
  var clean = request.uri.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
  var target = redirects[clean] || clean;
  // Only plain paths redirect: '//host' or '/\\host' would leave the site.
  if (target !== request.uri && /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(target)) return moved(target, request.querystring);
  if (request.uri === '/') request.uri = '/index.html';
  // No object has the name '404', so the answer has status 404. S3 would find '/about%2Fblogs', too.
  else if (/%2f/i.test(request.uri)) request.uri = '/404';
  else if (request.uri !== '/404' && !/\.[a-z0-9]+$/.test(request.uri)) request.uri += '.html';
  return request;
}

function moved(path, query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i += 1) parts.push(name + '=' + values[i].value);
  }
  var location = path + (parts.length > 0 ? '?' + parts.join('&') : '');
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
