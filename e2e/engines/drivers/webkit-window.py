#!/usr/bin/python3
"""A minimal browser for WebKitWebDriver, a window for each tab: webkit-window.py FOLDER

Own code: WebKitGTK's MiniBrowser is at least 447 px wide, and its windows share their storage.

webkit-page.js runs in every page. What a page posts to the message handler `fault` becomes a line of FOLDER/faults.txt.
A message to `print` prints the page into FOLDER/printed.pdf, then the page gets the event `printed`.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

FOLDER = sys.argv[1]

with open(os.path.join(os.path.dirname(__file__), "webkit-page.js")) as file:
    page_script = WebKit2.UserScript(
        file.read(), WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None
    )

# Keeps the storage session of a closed window, because its last requests are still being sent.
sessions = []


def write_fault(_content, message):
    with open(os.path.join(FOLDER, "faults.txt"), "a") as file:
        file.write(message.get_js_value().to_string().replace("\n", " ") + "\n")


def print_page(view):
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + os.path.join(FOLDER, "printed.pdf"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    event = "dispatchEvent(new Event('printed'))"
    operation.connect("finished", lambda _: view.evaluate_javascript(event, -1, None, None, None, None, None))
    operation.print_()


def create_web_view(_automation):
    content = WebKit2.UserContentManager()
    # Ephemeral: its own storage, which ends with the window.
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True, is_ephemeral=True
    )
    sessions.append(view.get_website_data_manager())
    content.add_script(page_script)
    content.register_script_message_handler("fault")
    content.connect("script-message-received::fault", write_fault)
    content.register_script_message_handler("print")
    content.connect("script-message-received::print", lambda *_: print_page(view))

    window = Gtk.Window(default_width=1440, default_height=900)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: window.destroy())
    return view


def start(_context, automation):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    automation.set_application_info(info)
    automation.connect("create-web-view", create_web_view)


context = WebKit2.WebContext.get_default()
context.set_automation_allowed(True)
context.connect("automation-started", start)
Gtk.main()
