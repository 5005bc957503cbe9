# Run: django-admin runserver --pythonpath . --settings django_webhook 4500
import hashlib
import os
from pathlib import Path

from django.http import HttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from signature import is_genuine

ROOT_URLCONF = __name__
MIDDLEWARE = ["django.middleware.csrf.CsrfViewMiddleware"]
DEBUG = False
ALLOWED_HOSTS = ["localhost"]
SECRET_KEY = os.environ.get("DJANGO_SECRET_KEY", "only for this example")

PRIVATE_KEY = os.environ.get("PROVIDER_PRIVATE_KEY", "balcaoSandboxKey01")
FOLDER = os.environ.get("INBOX", ".")


@csrf_exempt
@require_POST
def receive(request):
    body = request.body
    if not is_genuine(request.headers.get("PayPay-Signature"), body, PRIVATE_KEY):
        return HttpResponse(status=401)
    file = Path(FOLDER, hashlib.sha256(body).hexdigest() + ".json")
    try:
        with file.open("xb") as kept:
            kept.write(body)
    except FileExistsError:
        pass
    except OSError:
        file.unlink(missing_ok=True)
        raise
    return HttpResponse(status=200)


urlpatterns = [path("", receive)]
